/** Orders store these keys for years: never change a sentence, add one with the next number. */
export const texts = {
  renewal1:
    'By paying you ask for the extension to start at once. You can still withdraw within 14 days; days already used are deducted from the refund.',
  renewal2:
    'By paying you ask for the extension to start at once. You can still withdraw within 14 days; days already used are deducted from the refund.',
};
