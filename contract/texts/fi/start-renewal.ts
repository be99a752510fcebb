/** Orders store these keys for years: never change a sentence, add one with the next number. */
export const texts = {
  renewal1:
    'Maksamalla pyydät, että jatko alkaa heti. Voit silti peruuttaa sen 14 päivän ajan; jo käytetyt päivät vähennetään palautuksesta.',
  renewal2:
    'Maksamalla pyydät, että jatko alkaa heti. Voit silti peruuttaa sen 14 päivän ajan; jo käytetyt päivät vähennetään palautuksesta.',
};
