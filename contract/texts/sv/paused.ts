export const texts = {
  selling: {
    title: 'Försäljningen av kort är pausad',
    body: 'Ditt eget kort fungerar som förut, och du kan aktivera ett kort eller en gåva som du har fått.',
  },
  gifts: {
    title: 'Försäljningen av gåvor är pausad',
    body: 'Gåvor som redan har köpts fungerar som förut. Du kan också köpa ett kort till dig själv.',
  },
  registration: {
    title: 'Aktiveringen av kort är pausad',
    body: 'Din kod finns kvar, och året börjar först vid det första besöket. Aktivera kortet när aktiveringen öppnas.',
  },
  monthly: {
    title: 'Månadsbetalning kan inte väljas',
    body: 'Du kan betala hela året på en gång. Månadsbetalningar som redan har börjat fortsätter som avtalat.',
  },
  banner: { news: 'Nyhet', fault: 'Störning', close: 'Stäng meddelandet' },
  reopens: 'Vi öppnar igen {0}.',
  unknown: 'Vi berättar på den här sidan när vi öppnar igen.',
};
