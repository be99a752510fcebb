export const texts = {
  languages: {
    fi: 'In Finnish',
    sv: 'In Swedish',
    en: 'In English',
  },
  none: 'No differences.',
  gone: 'Removed:',
  new: 'New:',
};
