export const texts = {
  title: 'Opening soon',
  description: 'Cards are not on sale yet.',
  heading: 'We open soon',
  lead: 'Cards are not on sale here yet. Please check again in a few days.',
  staff: 'For staff',
};
