export const texts = {
  title: 'Öppnar snart',
  description: 'Kortförsäljningen har inte börjat än.',
  heading: 'Vi öppnar snart',
  lead: 'Här säljs inga kort ännu. Kom och titta igen om några dagar.',
  staff: 'För personalen',
};
