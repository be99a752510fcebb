export const texts = {
  kind: 'Uusi sähköpostiosoite',
  title: 'Pysäytä osoitteen vaihto',
  description: 'Sähköpostiosoitteen vaihdon pysäytys.',
  lead: 'Jos et pyytänyt uutta sähköpostiosoitetta, pysäytä vaihto. Vanha osoitteesi jää voimaan tai palautuu, tilisi kirjataan ulos kaikilta laitteilta ja salasana poistetaan.',
  keep: 'Pyysin vaihtoa itse',
  stop: 'Pysäytä vaihto',
  done: 'Vaihto on pysäytetty, ja osoitteesi on {0}. Kirjaudu kertakoodilla ja valitse uusi salasana.',
  taken:
    'Tilisi on kirjattu ulos kaikilta laitteilta, mutta osoitteella {0} on jo toinen tili. Ota yhteyttä asiakaspalveluun, niin palautamme osoitteesi.',
  failed: 'Pysäytys ei onnistunut. Yritä uudelleen.',
  signIn: 'Kirjaudu',
  help: 'Asiakaspalveluun',
};
