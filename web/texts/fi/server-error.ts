export const texts = {
  title: 'server-error',
  description: '',
};
