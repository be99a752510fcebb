export const texts = {
  heading: 'Maksua ei löytynyt',
  lead: 'Osoitteessa on virhe, tai se on vanhentunut. Jos maksoit, asiakasnumero ja kuitti tulevat sähköpostiisi.',
  mine: 'Avaa Oma {product}',
  service: 'Ota yhteyttä asiakaspalveluun',
};
