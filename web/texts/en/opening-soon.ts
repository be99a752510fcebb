export const texts = {
  title: 'Opening soon',
  description: 'Cards are not on sale yet.',
  heading: 'We open soon',
  lead: 'No cards are sold here yet. Please look again in a few days.',
  staff: 'For staff',
};
