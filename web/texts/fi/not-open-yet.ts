export const texts = {
  title: 'Tämä ovi avautuu pian',
  description: 'Sivu ei ole vielä auki.',
  lead: 'Rakennamme tätä huonetta parhaillaan. Sillä välin asiakaspalvelu auttaa kaikessa, mikä liittyy {product.ill}.',
  home: 'Palaa etusivulle',
  rya: 'Keskeneräinen ryijy kangaspuissa',
  labelTitle: 'Vielä kangaspuissa',
  label: 'Solmut lisääntyvät joka päivä.',
};
