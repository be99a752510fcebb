export const texts = {
  title: 'not-found',
  description: '',
};
