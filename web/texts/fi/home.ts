export const texts = {
  title: 'home',
  description: '',
};
