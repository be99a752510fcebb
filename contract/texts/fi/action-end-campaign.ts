export const texts = {
  name: 'Muuta kampanjan päättymistä',
  lead: 'Lopeta kampanja heti, tai anna sille uusi viimeinen päivä.',
  deed: 'Muuta päättymistä',
  done: 'Kampanjan päättymistä on muutettu.',
  form: {
    when: 'Milloin kampanja päättyy',
    now: 'Heti',
    onDay: 'Valitun päivän jälkeen',
    until: 'Viimeinen päivä',
  },
  labels: { campaign: 'Kampanja', end: 'Päättyy', begun: 'Aloitetut maksut' },
  phrases: {
    name: '{0}',
    lastDay: 'Viimeinen päivä {0}',
    stopped: 'Lopetettu {0}',
    begun: 'Jos maksaja on jo maksupalvelussa, hinta ja koodi eivät muutu.',
  },
  refusals: {
    dayPassed: 'Päivä on jo mennyt. Valitse tämä päivä tai jokin myöhempi, tai lopeta heti.',
    beforeBegin: 'Kampanja ei ole silloin vielä alkanut. Valitse myöhempi päivä tai lopeta heti.',
    dayTooFar: 'Kampanja voi jatkua enintään kahden vuoden päähän, viimeistään {0}.',
    nothingChanges: 'Kampanjan viimeinen päivä on jo tämä.',
    overAlready: 'Kampanja on jo päättynyt.',
  },
};
