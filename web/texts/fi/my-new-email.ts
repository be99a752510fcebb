export const texts = {
  title: 'Vahvista uusi osoite',
  description: 'Uuden sähköpostiosoitteen vahvistus.',
  lead: 'Kun vahvistat, kirjaudut tästä lähtien uudella osoitteellasi.',
  confirm: 'Vahvista osoite',
  done: 'Osoitteesi on nyt {0}.',
  failed: 'Vahvistus ei onnistunut. Yritä uudelleen.',
  on: 'Omiin tietoihin',
};
