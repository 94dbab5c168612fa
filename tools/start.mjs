// Plain old syntax: this file must still be read by a Node that is too old for the rest, to say so in one sentence.
var wanted = [22, 18];
var found = process.versions.node.split('.').map(Number);

if (found[0] < wanted[0] || (found[0] === wanted[0] && found[1] < wanted[1])) {
  console.error(
    'Kinora needs Node ' +
      wanted.join('.') +
      ' or newer, and this is ' +
      process.version +
      ': start it with "npx -y pnpm@10.34.8 start", which brings its own.',
  );
  process.exit(1);
} else {
  import('./start/run.ts').then(
    function (start) {
      return start.run(process.argv.slice(2));
    },
    function (error) {
      var isMissing = error && error.code === 'ERR_MODULE_NOT_FOUND';
      console.error(
        isMissing
          ? 'Kinora is not installed yet: start it with "npx -y pnpm@10.34.8 start", which installs it first.'
          : error,
      );
      process.exit(1);
    },
  );
}
