export const states = {
  open: 'Valmisteilla.',
  checking: 'Koetuonti on käynnissä.',
  checked: 'Koetuonti on tehty.',
  signed: 'Loppusummat on allekirjoitettu.',
  committing: 'Tietoja siirretään palveluun.',
  stopped: 'Pysäytetty.',
  done: 'Valmis.',
  undoing: 'Tuontia perutaan.',
  undone: 'Peruttu.',
};
