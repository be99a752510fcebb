export const texts = {
  name: 'Preview',
  words:
    'You see the page as a new customer will see it on {0}. Customers do not see this yet. Only this page is of that day: links lead to the pages of today, and forms and payment methods work as they do today.',
};
