export const texts = {
  title: 'Keskeytetty',
  description: 'Tämä on nyt keskeytetty.',
  contact: 'Ota yhteyttä asiakaspalveluun',
};
