export const texts = {
  title: 'Pausat',
  description: 'Det här är pausat nu.',
  contact: 'Kontakta kundtjänsten',
};
