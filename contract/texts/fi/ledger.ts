/** Reasons for a card's last valid day: what happened on {0}, then its effect on the validity. */
export const texts = {
  happened: {
    imported: 'Kortti siirrettiin tänne aiemmasta järjestelmästä. Siirretyn ajan päiväys on {0}.',
    bought: 'Kortti ostettiin {0}.',
    campaignMonths: 'Kampanja antoi lisäaikaa {0}.',
    giftMerged: 'Lahjaksi saatu kortti yhdistettiin tähän korttiin {0}.',
    registered: 'Kortti aktivoitiin {0}.',
    renewedWhileValid: 'Voimassaoloa jatkettiin ajoissa {0}.',
    renewedAfterExpiry: 'Voimassaoloa jatkettiin {0}, kun edellinen kausi oli päättynyt.',
    goodwill: 'Asiakaspalvelu antoi hyvityksen {0}.',
    firstVisit: 'Ensimmäinen museokäynti kirjattiin {0}.',
    refund: 'Tilaus peruutettiin {0}.',
    contractEnded: 'Kuukausimaksu päätettiin ennen aikojaan {0}.',
  },
  // {0} is an amount of time, {1} the last valid day
  effect: {
    waits: 'Aikaa tuli {0}, ja se alkaa kulua ensimmäisestä museokäynnistä.',
    starts: 'Voimassaolo alkoi samana päivänä: aikaa on {0}, ja viimeinen päivä on {1}.',
    extends: 'Aikaa tuli lisää {0}, ja viimeinen päivä on nyt {1}.',
    shortens: 'Aikaa otettiin pois {0}, ja viimeinen päivä on nyt {1}.',
    cancels: 'Voimassaolo päättyi.',
    none: 'Voimassaolo ei muuttunut.',
  },
  months: '{0|# kuukausi|# kuukautta}',
  days: '{0|# päivä|# päivää}',
  and: '{0} ja {1}',
};
