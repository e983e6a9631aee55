/** Words that occur in questions but don't say what the reader is looking for, in the form that `toTerm` returns. */
const stopWords = new Set(
  (
    'a about an and any are as at be been by can could did do doe does dont for from had has have how i if in into is ' +
    'it its ive just many me much my of on or our out please should so tell than that the their them then there these they ' +
    'this those to was we were what whats when where which who whose why will with would you your'
  ).split(' '),
);

export const isStopWord = (term: string): boolean => stopWords.has(term);

/** Words with little meaning that an answer may not contain. */
const weakWords = new Set(
  (
    'calculate calculated compute difference explain find get give happen know make mean need own possible see someone ' +
    'something support supported thing use used using want way work'
  ).split(' '),
);

export const isWeakWord = (term: string): boolean => weakWords.has(term);
