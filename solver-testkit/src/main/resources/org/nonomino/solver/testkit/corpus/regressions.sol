# count solution label   (same order as the .txt)
0 - diagonal-regions-of-size-2-have-no-filling
2 1221 regions-that-are-rows
2 132321213 broken-diagonals
12 1324241331424231 a-column-given
0 - broken-diagonals-of-even-size-have-no-filling
