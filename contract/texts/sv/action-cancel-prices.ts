export const texts = {
  name: 'Slopa en planerad prisändring',
  lead: 'Ändringen blir inte av. De priser som annars skulle gälla den dagen fortsätter att gälla.',
  deed: 'Slopa ändringen',
  done: 'Den planerade prisändringen är slopad.',
  form: {},
  labels: {
    annual: 'Ett år på en gång',
    renewalWhileValid: 'Förlängning i tid',
    monthly: 'Månadsrat',
    vat: 'Mervärdesskatt',
  },
  phrases: {
    planned: '{0} från {1}',
    stays: 'Förblir {0}',
    nothing: 'Inget pris',
  },
  refusals: {
    notPlanned: 'Ändringen finns inte längre: den har redan börjat, flyttats eller slopats.',
    renewalAboveAnnual:
      'Utan den här ändringen skulle förlängningen från och med {0} kosta mer än ett nytt kort. Byt ut ändringen i stället.',
  },
};
