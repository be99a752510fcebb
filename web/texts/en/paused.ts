export const texts = {
  title: 'Paused',
  description: 'This is paused now.',
  contact: 'Contact customer service',
};
