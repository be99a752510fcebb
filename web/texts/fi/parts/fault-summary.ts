export const texts = {
  count: 'Tarkista {0|yksi kohta|# kohtaa}',
  todo: 'Vielä korjattavaa',
  done: 'Kaikki on korjattu',
  fixed: 'korjattu',
};
