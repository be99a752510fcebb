export const texts = {
  title: 'Paused',
  description: 'This is paused at the moment.',
  contact: 'Contact customer service',
};
