export const texts = {
  title: 'Avataan pian',
  description: 'Korttien myynti ei ole vielä alkanut.',
  heading: 'Avaamme pian',
  lead: 'Täällä ei vielä myydä kortteja. Tule katsomaan uudelleen lähipäivinä.',
  staff: 'Henkilökunnalle',
};
