import CasqueGeometry
import CasqueModel

extension PropertyTests {
  static let lists: [Case] = [
    Case("navigationBar", "prompt: Step 2", .prompt("Step 2")),
    Case("navigationBar", "prompt: null", .prompt(nil)),
    Case("tabBar", "isTranslucent: false", .isTranslucent(false)),
    Case("tableView", "style: insetGrouped", .tableStyle(.insetGrouped)),
    Case("tableView", "rowHeight: 60", .rowHeight(60)),
    Case("tableView", "rowHeight: null", .rowHeight(nil)),
    Case("tableView", "sectionHeaderHeight: 18", .sectionHeaderHeight(18)),
    Case("tableView", "sectionHeaderHeight: null", .sectionHeaderHeight(nil)),
    Case("tableView", "sectionFooterHeight: 0", .sectionFooterHeight(0)),
    Case("tableView", "separatorStyle: none", .hasSeparators(false)),
    Case("tableView", "contentInset: {top: 8}", .contentInset(Insets(top: 8))),
    Case("tableViewCell", "text: Wi-Fi", .text("Wi-Fi")),
    Case("tableViewCell", "style: value1", .cellStyle(.value1)),
    Case("tableViewCell", "detailText: Home", .detailText("Home")),
    Case("tableViewCell", "detailText: null", .detailText(nil)),
    Case("tableViewCell", "image: a.png", .image("a.png")),
    Case("tableViewCell", "accessory: disclosureIndicator", .accessory(.disclosureIndicator)),
    Case("tableViewCell", "indentation: 20", .indentation(20)),
    Case(
      "collectionView", "collectionViewLayout: {columns: 3, interItemSpacing: 8}",
      .collectionLayout(.grid(CollectionView.Grid(columns: 3, interItemSpacing: 8)))),
    Case(
      "collectionView", "collectionViewLayout: {columns: 2, itemHeight: 90, interGroupSpacing: 4}",
      .collectionLayout(
        .grid(CollectionView.Grid(columns: 2, itemHeight: 90, interGroupSpacing: 4)))),
    Case(
      "collectionView",
      "collectionViewLayout: {itemSize: {width: 90, height: 60}, scrollDirection: horizontal}",
      .collectionLayout(
        .flow(
          CollectionView.Flow(
            itemSize: Size(width: 90, height: 60), scrollDirection: .horizontal)))),
    Case(
      "collectionView", "sectionInset: {leading: 16}",
      .sectionInset(DirectionalInsets(leading: 16))),
  ]
}
