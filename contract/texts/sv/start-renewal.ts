/** Orders store these keys for years: never change a sentence, add one with the next number. */
export const texts = {
  renewal1:
    'Genom att betala ber du att förlängningen börjar genast. Du kan ändå ångra dig inom 14 dagar; redan använda dagar dras av från återbetalningen.',
  renewal2:
    'Genom att betala ber du om att förlängningen ska börja genast. Du kan ändå ångra dig inom 14 dagar; då görs avdrag för de dagar du redan har använt.',
};
