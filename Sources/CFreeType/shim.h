#pragma once
// Only CGlyphs includes FreeType: cairo's headers bring it too, which another module has.
