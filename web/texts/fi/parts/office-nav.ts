export const texts = {
  label: 'Hallinnan sivut',
  Office_Sales: 'Myynti',
  Office_Envelopes: 'Lahjakuoret',
  Office_Refunds: 'Palautukset',
};
