/** The test mail that somebody sends to themselves before the scheme is open. */
export const texts = {
  subject: '{0}: koeviesti',
  body: 'Tämä on koeviesti portaalista {0}. Se tuli perille, joten sähköposti toimii.',
};
