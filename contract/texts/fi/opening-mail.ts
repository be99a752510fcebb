/** Test e-mail that staff send to themselves before the scheme opens. */
export const texts = {
  subject: '{0}: koeviesti',
  body: 'Tämä on koeviesti portaalista {0}. Se tuli perille, joten sähköposti toimii.',
};
