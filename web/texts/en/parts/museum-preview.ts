export const texts = {
  title: 'Preview: the museum’s page',
  lead: 'This is a preview: visitors will see the page like this once you have saved. Nothing has been saved yet, and the links do not work here.',
  language: 'Language of the page',
  day: 'The page on this day',
  loading: 'Loading the page…',
  failed: 'The preview could not be loaded. What you typed is kept.',
  again: 'Try again',
  close: 'Close the preview',
};
