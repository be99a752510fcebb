export const texts = {
  name: 'Esikatselu',
  words: 'Näet sivun sellaisena kuin se on {0}. Asiakkaat eivät näe tätä vielä.',
};
