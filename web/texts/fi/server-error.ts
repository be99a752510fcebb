export const texts = {
  kind: 'Vika meillä, viite {0}',
  title: 'Sivua ei voitu näyttää',
  description: 'Sivua ei voitu näyttää.',
  lead: 'Vika on meidän, ja ylläpitomme on jo saanut siitä tiedon. Sinulta ei ole veloitettu mitään tämän sivun takia.',
  again: 'Yritä uudelleen',
  service: 'Kiire? Soita {phone} tai [kirjoita meille](Help).',
};
