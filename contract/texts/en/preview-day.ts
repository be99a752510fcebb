export const texts = {
  name: 'Preview',
  words: 'You see the page as it will be on {0}. Customers do not see this yet.',
};
