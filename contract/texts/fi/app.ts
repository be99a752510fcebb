/** Name of the installed app on a phone. */
export const texts = {
  name: 'Oma {product}',
  shortName: '{product}',
  description: 'Korttisi aina mukana.',
};
