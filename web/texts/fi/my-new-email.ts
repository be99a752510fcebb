export const texts = {
  kind: 'Uusi sähköpostiosoite',
  title: 'Vahvista uusi osoite',
  description: 'Uuden sähköpostiosoitteen vahvistus.',
  lead: 'Kun vahvistat, kirjaudut tästä lähtien uudella osoitteellasi.',
  confirm: 'Vahvista osoite',
  done: 'Osoitteesi on nyt {0}.',
  doneElsewhere:
    'Osoitteesi on nyt {0}. Vahvistit sen eri selaimessa kuin siinä, jossa vaihtoa pyydettiin. Siksi kirjasimme tilin ulos kaikilta laitteilta ja poistimme salasanan. Kirjaudu uudella osoitteellasi kertakoodilla.',
  signIn: 'Kirjaudu',
  failed: 'Vahvistus ei onnistunut. Yritä uudelleen.',
  on: 'Omiin tietoihin',
};
