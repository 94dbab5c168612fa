npm install ./vendor/kinora-*.tgz react react-dom
