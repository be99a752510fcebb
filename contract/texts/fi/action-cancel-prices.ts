export const texts = {
  name: 'Peru suunniteltu hinnanmuutos',
  lead: 'Muutos jää tekemättä. Hinnat ovat sellaiset kuin ne sinä päivänä muuten olisivat.',
  deed: 'Peru muutos',
  done: 'Suunniteltu hinnanmuutos on peruttu.',
  form: {},
  labels: {
    annual: 'Vuosi kerralla',
    renewalWhileValid: 'Jatko ajoissa',
    monthly: 'Kuukausierä',
    vat: 'Arvonlisävero',
  },
  phrases: {
    planned: '{0} alkaen {1}',
    stays: 'Pysyy {0}',
    nothing: 'Ei hintaa',
  },
  refusals: {
    notPlanned: 'Muutosta ei enää ole: se on jo alkanut, tai se on siirretty tai peruttu.',
    renewalAboveAnnual:
      'Ilman tätä muutosta jatko maksaisi päivästä {0} alkaen enemmän kuin uusi kortti. Älä peru muutosta, vaan vaihda se toiseen.',
  },
};
