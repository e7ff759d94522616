/// The kind of keyboard, as in UIKit.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The word on the return key, as in UIKit.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// What is written with capitals while it is typed, as in UIKit.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether words are corrected while they are typed, as in UIKit.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// What a text means to the system, as in UIKit.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The word that UIKit has for it.
  public let rawValue: String

  /// Takes the word that UIKit has for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The meaning of that name.
  public static let name = Self(rawValue: "name")
  /// The meaning of that name.
  public static let username = Self(rawValue: "username")
  /// The meaning of that name.
  public static let password = Self(rawValue: "password")
  /// The meaning of that name.
  public static let newPassword = Self(rawValue: "new-password")
  /// The meaning of that name.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// The meaning of that name.
  public static let emailAddress = Self(rawValue: "email")
  /// The meaning of that name.
  public static let telephoneNumber = Self(rawValue: "tel")
}
