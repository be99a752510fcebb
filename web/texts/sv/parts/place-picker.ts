export const texts = {
  find: 'Sök platsen',
  findHint:
    'Skriv en ort eller ett postnummer. Den exakta platsen får du genom att klistra in koordinater eller en länk från en karttjänst, eller genom att trycka på kartan.',
  found: 'Hittades. Tryck på kartan för att precisera.',
  notFound: 'Ingen plats hittades. Skriv hela namnet eller tryck på kartan.',
  far: 'Obs: platsen ligger {0} km från postnummerområdet {1}.',
  nearer: 'Närmare',
  farther: 'Längre bort',
  kilometres: '{0} km',
  source: 'Orter: GeoNames, CC BY 4.0',
};
