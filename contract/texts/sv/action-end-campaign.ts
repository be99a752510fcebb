export const texts = {
  name: 'Ändra kampanjens slut',
  lead: 'Avsluta kampanjen genast, eller ge den en ny sista dag.',
  deed: 'Ändra slutet',
  done: 'Kampanjens slut är ändrat.',
  form: {
    when: 'När kampanjen slutar',
    now: 'Genast',
    onDay: 'Efter den valda dagen',
    until: 'Sista dagen',
  },
  labels: { campaign: 'Kampanj', end: 'Slutar', begun: 'Påbörjade betalningar' },
  phrases: {
    name: '{0}',
    lastDay: 'Sista dagen {0}',
    stopped: 'Avslutad {0}',
    begun: 'En betalning som redan är hos betaltjänsten behåller sitt pris och sin kod.',
  },
  refusals: {
    dayPassed: 'Dagen har redan passerat. Välj i dag eller en senare dag, eller avsluta genast.',
    beforeBegin: 'Kampanjen har inte börjat då. Välj en senare dag eller avsluta genast.',
    dayTooFar: 'Kampanjen kan pågå högst två år framåt, senast {0}.',
    nothingChanges: 'Kampanjen slutar redan då.',
    overAlready: 'Kampanjen har redan slutat.',
  },
};
