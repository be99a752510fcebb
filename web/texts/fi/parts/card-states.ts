/** What staff read of a card’s state; the day is the last one. */
export const texts = {
  waitsForRegistration: 'Odottaa aktivointia',
  waitsForFirstVisit: 'Odottaa ensimmäistä käyntiä',
  valid: 'Voimassa {0} asti',
  onHold: 'Ei käytössä: erä maksamatta',
  ended: 'Päättyi {0}',
  blocked: 'Suljettu',
  refunded: 'Tilaus peruutettu',
};
