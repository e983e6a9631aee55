// Started from the root of the repository, where the packages are.
export default { turbopack: { root: process.cwd() }, devIndicators: false };
