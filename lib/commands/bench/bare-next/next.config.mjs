// Started from the root of the repository, where the packages are.
export default { output: 'export', turbopack: { root: process.cwd() }, devIndicators: false };
