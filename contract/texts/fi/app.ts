/** What a phone calls the installed app. */
export const texts = {
  name: 'Oma {product}',
  shortName: '{product}',
  description: 'Korttisi aina mukana.',
};
