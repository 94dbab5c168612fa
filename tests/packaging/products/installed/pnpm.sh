pnpm add ./vendor/kinora-*.tgz react react-dom
