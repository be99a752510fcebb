export const texts = {
  title: 'Tämä huone pimeni',
  description: 'Sivua ei voitu näyttää.',
  lead: 'Vika on meillä, ja tieto siitä on jo matkalla korjaajille. Kokeile hetken päästä uudelleen.',
  again: 'Yritä uudelleen',
  home: 'Palaa etusivulle',
  labelTitle: 'Onko kiire?',
  label: 'Soita {phone} tai kirjoita {email}.',
};
