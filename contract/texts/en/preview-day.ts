export const texts = {
  name: 'Preview',
  words:
    'You see the page as a new customer will see it on {0}. Customers do not see this yet. Only this page is of that day: links lead to the pages of today, and forms and payment methods work as they do today.',
  inNewLanguage:
    'You see the page as a new customer will see it on {0}. Customers do not see this yet: today the service is not in this language. Links lead to pages in it as they are on its first day, and forms and payment methods work as they do today.',
};
