// It finds nothing to do.
console.log('Nothing to mend.');
