/** Orders name these for years: a sentence is never changed, a new one gets the next number. */
export const texts = {
  renewal1:
    'By paying you ask for the extension to start at once. You can still withdraw within 14 days; days already used are deducted from the refund.',
  renewal2:
    'By paying you ask for the extension to start at once. You can still withdraw within 14 days; days already used are deducted from the refund.',
};
