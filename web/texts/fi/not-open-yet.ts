export const texts = {
  title: 'not-open-yet',
  description: '',
};
